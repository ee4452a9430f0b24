import type { ReactNode } from 'react'
import styled from 'styled-components'

interface OutsideLinkProps {
  href: string
  lang?: string
  children: ReactNode
}

/** A link that a person has entered. Search engines do not count it as a recommendation. */
export function OutsideLink({ href, lang, children }: OutsideLinkProps) {
  return (
    <Wrapping href={href} lang={lang} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </Wrapping>
  )
}

const Wrapping = styled.a`
  overflow-wrap: anywhere;
`
