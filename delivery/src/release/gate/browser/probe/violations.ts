/** What the security policy of the site has stopped. */
export interface Violation {
  directive: string
  blocked: string
}

export function watchViolations(): () => Violation[] {
  const violations: Violation[] = []
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.push({ directive: effectiveDirective, blocked: blockedURI }),
  )
  return () => violations
}
