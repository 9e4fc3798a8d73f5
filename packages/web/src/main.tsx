import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { holdInstallPrompt } from './offline/install.ts';
import { startServiceWorker } from './offline/new-version.ts';
import './styles/base.css';

holdInstallPrompt();
startServiceWorker();
createRoot(document.getElementById('page') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
