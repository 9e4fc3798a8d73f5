import { hrefOf } from '@fondaco/page-kit/address.ts';
import { paths } from '../data/paths.ts';

/** Somebody else from here on: a fresh page, so that nothing of before, nor its socket, goes on under the old name. */
export const startAnew = (): void => location.assign(hrefOf(paths.lobby));
