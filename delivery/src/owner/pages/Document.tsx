import type { ReactNode } from 'react'
import { brandSign } from '../../site/brandSign'

export const OWNER_PATH = '/owner'
export const STYLE_PATH = `${OWNER_PATH}/style.css`

interface DocumentProps {
  title: string
  /** Shows navigation and *Sign out*. */
  isSignedIn?: boolean
  /** The address of the entry of the navigation that is shown. */
  current?: string
  children: ReactNode
}

const ENTRIES = [
  { to: OWNER_PATH, label: 'Overview' },
  { to: `${OWNER_PATH}/history`, label: 'History' },
]

/** A whole page of the site's owner. In English only, as everything that operators read. */
export function Document({ title, isSignedIn = false, current, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Releases`}</title>
        <link rel="icon" href={`data:image/svg+xml,${encodeURIComponent(brandSign({ corners: 11 }))}`} />
        <link rel="stylesheet" href={STYLE_PATH} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header className="top">
          <p className="name">Releases</p>
          {isSignedIn && <Navigation current={current} />}
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}

function Navigation({ current }: { current?: string }) {
  return (
    <>
      <nav aria-label="Pages">
        <ul>
          {ENTRIES.map(({ to, label }) => (
            <li key={to}>
              <a href={to} aria-current={to === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action={`${OWNER_PATH}/sign-out`}>
        <button type="submit" className="quiet">
          Sign out
        </button>
      </form>
    </>
  )
}
