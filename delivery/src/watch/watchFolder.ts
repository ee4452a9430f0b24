/** Folder of the site for the watcher's lock and its record of sent messages; the site server does not serve it. */
export const WATCH_FOLDER = '.watch'
