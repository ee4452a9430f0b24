import { authorName } from '@mentor-connect/release/note'

/** Who changes a site; recorded in the ledger. */
export interface Author {
  /** A name that people can read: the system user, the value of `--by`, or the name of a token. */
  by: string
  via: 'start' | 'command' | 'http' | 'watch'
}

/** @param stated the value of `--by` */
export const commandAuthor = (stated: string | undefined): Author => ({
  by: authorName(stated),
  via: 'command',
})
