import type { ReactNode } from 'react'
import { brandSign } from '../../../site/brandSign'

export const OWNER_PATH = '/owner'
export const STYLE_PATH = `${OWNER_PATH}/style.css`

interface DocumentProps {
  title: string
  /** If true, the page offers *Sign out*. */
  isSignedIn?: boolean
  children: ReactNode
}

/** A whole page for the site's owner. It is in English only, like everything that operators read. */
export function Document({ title, isSignedIn = false, children }: DocumentProps) {
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
          {isSignedIn && (
            <form method="post" action={`${OWNER_PATH}/sign-out`}>
              <button type="submit" className="quiet">
                Sign out
              </button>
            </form>
          )}
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}
