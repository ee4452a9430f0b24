import type { Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden } from '@mentor-connect/ui'
import { InlineCode } from '@mentor-connect/ui/code'
import { ExternalLink } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Text with its formatting and links. */
export function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => <Run key={index} inline={inline} />)
}

function Run({ inline }: { inline: Inline }) {
  const { text, marks = [], href, lang } = inline
  let run: ReactNode = text
  if (marks.includes('code')) run = <InlineCode>{run}</InlineCode>
  if (marks.includes('em')) run = <em>{run}</em>
  if (marks.includes('strong')) run = <strong>{run}</strong>
  if (href) run = <OutsideLink href={href}>{run}</OutsideLink>
  return lang ? <span lang={lang}>{run}</span> : <Fragment>{run}</Fragment>
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  if (href.startsWith('mailto:')) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Sign size={14} aria-hidden />
      <VisuallyHidden lang={locale}> {t('public.newTab')}</VisuallyHidden>
    </a>
  )
}

const Sign = styled(ExternalLink)`
  display: inline;
  margin-inline-start: 0.2em;
  vertical-align: -0.1em;
`
