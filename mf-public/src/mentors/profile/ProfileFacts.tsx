import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { useLocale } from '@mentor-connect/i18n'
import { color, space } from '@mentor-connect/ui'
import { Clock, Languages, MapPin, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { usePlace } from './usePlace'

/**
 * Languages, place and reply time, as far as they are known. Each has a separate line, because the local time
 * appears later.
 */
export function ProfileFacts({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const locale = useLocale()
  const place = usePlace(mentor)
  const { languages = [], replyWithin } = mentor
  const names = languages.map((language) => languageName(language, locale)).join(', ')
  const facts: [LucideIcon, string | undefined][] = [
    [Languages, names && t('public.mentor.speaks', { languages: names })],
    [MapPin, place],
    [Clock, replyWithin && t(`public.mentor.replies.${replyWithin}`)],
  ]
  const known = facts.filter(([, text]) => text)
  if (known.length === 0) return null
  return (
    <List>
      {known.map(([Icon, text]) => (
        <li key={text}>
          <Icon size={18} aria-hidden />
          {text}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    color: ${color.primary};
  }
`
