import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one action a decision asks for; `agree`: accepts a request; `quiet`: no edge. */
  look?: 'primary' | 'agree' | 'plain' | 'quiet';
  children: ReactNode;
}

export function Button({ look = 'plain', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`button button-${look} ${className}`} />;
}
