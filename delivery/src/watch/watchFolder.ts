/** Folder of the site with the watcher's lock and what it has told; the site server does not serve it. */
export const WATCH_FOLDER = '.watch'
