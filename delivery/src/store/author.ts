import { authorName } from '@mentor-connect/release/note'

/** The author of a change of a site, as recorded in the ledger. */
export interface Author {
  /** A name that people can read: the system user, the value of `--by`, or the name of a token. */
  by: string
  via: 'start' | 'command' | 'http' | 'watch'
}

/** The author of a change that is made by a command. @param stated the value of `--by` */
export const commandAuthor = (stated: string | undefined): Author => ({
  by: authorName(stated),
  via: 'command',
})
