import type { Mentor, MentorCheck } from '@mentor-connect/contract/accounts/people'
import { useFormats } from '@mentor-connect/i18n'
import { Card, Small, Stack, color, font, space } from '@mentor-connect/ui'
import { BadgeCheck } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The facts about the mentor that operators have checked, with the dates. */
export function Checks({ mentor: { checks = [] } }: { mentor: Mentor }) {
  const t = useT()
  if (checks.length === 0) return null
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Heading>{t('public.mentor.checks')}</Heading>
        <List>
          {checks.map((check) => (
            <Check key={`${check.kind} ${check.of}`} check={check} />
          ))}
        </List>
      </Stack>
    </Card>
  )
}

function Check({ check: { kind, of, checkedOn } }: { check: MentorCheck }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <li>
      <BadgeCheck size={22} color={color.success} aria-hidden />
      <div>
        {kind === 'identity' ? t('public.mentor.check.identity') : t(`public.mentor.check.${kind}`, { of })}
        <Small as="p">{t('public.mentor.checkedOn', { date: longDate(checkedOn) })}</Small>
      </div>
    </li>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h3};
`

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    overflow-wrap: anywhere;
  }
`
