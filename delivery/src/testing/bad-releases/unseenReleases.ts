/** A fault that no check before a release can find, with the means that finds it later. */
export interface UnseenRelease {
  name: string
  foundBy: string
}

/** Releases that behave well while they are checked. */
export const UNSEEN_RELEASES: UnseenRelease[] = [
  { name: 'an error after an hour in the same tab', foundBy: 'the watcher: browsers that report it' },
  {
    name: 'an error from a certain day on',
    foundBy: 'the watcher, on that day: it looks at a release for a day only',
  },
  { name: 'an error for one visitor in a hundred', foundBy: 'the watcher, above the error budget' },
  { name: 'a page that fails with real data only', foundBy: 'a canary, and the watcher' },
  { name: 'a page that fails in another browser only', foundBy: 'a canary, and the watcher' },
  { name: 'a page that is slow on slow phones only', foundBy: 'a canary: web vitals' },
  { name: 'a page that fails without network only', foundBy: 'tests of the team' },
  { name: 'memory that grows by a little each minute', foundBy: 'review' },
  { name: 'another behaviour where the browser is automated', foundBy: 'review: it is no mistake' },
  { name: 'an overlay after a minute', foundBy: 'the watcher, if people leave: nothing reports it' },
  { name: 'a polite request for a password', foundBy: 'review' },
  {
    name: 'a page that jumps to another one in place, without an entry of the history',
    foundBy: 'the summary: it counts redirected views',
  },
]
