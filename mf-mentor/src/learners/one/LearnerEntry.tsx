import { languageOf } from '@mentor-connect/i18n'
import { CoverLink, EntryCard, EntryWords, Small, Tag, color, font } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'

interface LearnerEntryProps {
  to: string
  name: string
  details: string[]
  status?: { text: string; tone: 'success' | 'accent' | 'neutral' }
}

/** An entry of a list. The whole entry links to its page. */
export function LearnerEntry({ to, name, details, status }: LearnerEntryProps) {
  return (
    <Entry as="li" $padding={4}>
      <EntryWords>
        <Name to={to} lang={languageOf(name)}>
          {name}
        </Name>
        {details.map((detail) => (
          <Small key={detail} lang={languageOf(detail)}>
            {detail}
          </Small>
        ))}
        {status && (
          <div>
            <Tag $tone={status.tone}>{status.text}</Tag>
          </div>
        )}
      </EntryWords>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </Entry>
  )
}

/** An entry without a picture. */
const Entry = styled(EntryCard)`
  grid-template-columns: minmax(0, 1fr) auto;
`

/** A goal may be long: two lines are enough to recognise it. */
const Name = styled(CoverLink)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
