import { serveTasks } from '#platform/thread-tasks.ts';
import { rewriteLogo } from '../brand/rewrite-logo.ts';
import { makePicture } from './make-picture.ts';
import type { PictureTasks } from './picture-process.ts';

/* The process that reads and draws pictures, a bundle of its own (scripts/bundle-server.mjs). picture-process.ts starts it. */

serveTasks({
  async picture([content, shape]: Parameters<PictureTasks['picture']>) {
    return { result: await makePicture(content, shape) };
  },
  async logo([content]: Parameters<PictureTasks['logo']>) {
    return { result: await rewriteLogo(content) };
  },
});
