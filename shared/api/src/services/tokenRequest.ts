// Each remote bundles its own copy of this module, so a DOM event is used to reach the shell, which stores the
// tokens.
const EVENT = 'mc:service-token'

interface TokenRequest {
  service: string
  /** The token that the service has refused. Undefined if none was refused. */
  refused: string | undefined
  answer: (token: Promise<string | null>) => void
}

/**
 * Asks the shell for a token for the service of an area.
 *
 * @param refused a token that the service has refused; the shell then returns a different one
 * @returns null without a session
 */
export function requestServiceToken(service: string, refused?: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const answer: TokenRequest['answer'] = (token) => {
      isAnswered = true
      token.then(resolve, reject)
    }
    document.dispatchEvent(new CustomEvent<TokenRequest>(EVENT, { detail: { service, refused, answer } }))
    if (!isAnswered) resolve(null)
  })
}

/** Used by the shell. Returns a function that ends the subscription. */
export function onServiceTokenRequest(
  tokenFor: (service: string, refused: string | undefined) => Promise<string | null>,
): () => void {
  const listener = (event: Event) => {
    const { service, refused, answer } = (event as CustomEvent<TokenRequest>).detail
    answer(tokenFor(service, refused))
  }
  document.addEventListener(EVENT, listener)
  return () => document.removeEventListener(EVENT, listener)
}
