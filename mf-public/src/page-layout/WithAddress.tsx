import { Fragment } from 'react'
import { contact } from './contact'

/** A text in which `{email}` is a link to the contact address. */
export function WithAddress({ text }: { text: string }) {
  const [before, ...rest] = text.split('{email}')
  return (
    <>
      {before}
      {rest.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          {after}
        </Fragment>
      ))}
    </>
  )
}
