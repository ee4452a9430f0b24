/** An e-mail address. If there is little room, it breaks after the `@`. */
export function EmailText({ email }: { email: string }) {
  const domainAt = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, domainAt)}
      <wbr />
      {email.slice(domainAt)}
    </>
  )
}
