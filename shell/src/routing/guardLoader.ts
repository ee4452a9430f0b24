import type { Session } from '@mentor-connect/contract/auth'
import { languageOfPath } from '@mentor-connect/contract/api/languageAddress'
import { paths } from '@mentor-connect/contract/remote'
import type { Mount } from '@mentor-connect/contract/site/mounts'
import { createPath, redirect, type LoaderFunction } from 'react-router-dom'
import { redirectOf } from './guards'

export type Guard = (mount: Mount) => LoaderFunction

interface Sources {
  session: () => Session
  /** Returns the fragment of the URL that is opened, because requests of loaders have none. */
  hash?: () => string
  /** Called with a protected address that the visitor may not open. */
  onRefused?: (address: string) => void
}

/** Returns the loaders that redirect people from mounts that they may not open. */
export function guardLoader({ session, hash = () => '', onRefused }: Sources): Guard {
  return (mount) =>
    ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const place = { pathname: languageOfPath(pathname).path, search, hash: hash() }
      const target = redirectOf(mount, session(), place)
      if (target === paths.home) onRefused?.(createPath(place))
      return target ? redirect(target) : null
    }
}
