export { default } from '../../board/page/picture.tsx';
