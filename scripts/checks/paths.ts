import { findLines, textFiles } from './files.ts';

const MACHINE_PATH =
  /(?:^|[\s"'`(=:])(?:file:\/\/)?(?:\/(?:home|Users)\/[\w.-]+|\/(?:root|work)\/|[A-Z]:\\+Users\\)/;

/** The repository stands alone: nothing in it names a place on one machine. */
export function checkPaths(root: string): string[] {
  return findLines(textFiles(root, '**/*'), MACHINE_PATH, 'path of one machine');
}
