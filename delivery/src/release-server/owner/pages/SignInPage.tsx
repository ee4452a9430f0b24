import { Document, OWNER_PATH } from './Document'

interface SignInPageProps {
  /** The reason why the last attempt failed. */
  problem?: string
}

export function SignInPage({ problem }: SignInPageProps) {
  return (
    <Document title="Sign in">
      <div className="sign-in">
        <h1>Sign in</h1>
        <p>This page is for the owner of the site: what is live, how it does, and who changed it.</p>
        <form method="post" action={`${OWNER_PATH}/sign-in`}>
          {/* Password managers store a token only if the form has a user name. */}
          <input type="text" name="name" autoComplete="username" value="owner" readOnly hidden />
          <label htmlFor="token">Owner token</label>
          <input
            id="token"
            name="token"
            type="password"
            autoComplete="current-password"
            required
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'problem hint' : 'hint'}
          />
          {problem && (
            <p id="problem" className="problem" role="alert">
              {problem}
            </p>
          )}
          <p id="hint" className="hint">
            Make one with <code>npm run release-server -- --new-owner-token</code>. The session ends after an
            hour.
          </p>
          <button type="submit">Sign in</button>
        </form>
      </div>
    </Document>
  )
}
