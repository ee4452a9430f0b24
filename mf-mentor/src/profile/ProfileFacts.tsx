import type { Mentor } from '@mentor-connect/shared/contracts/people'
import { Card, Row, Tag, color, font, space } from '@mentor-connect/shared/ui'
import { Briefcase, Compass, Link2, Mail, Phone, Timer, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function ProfileFacts({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const none = t('mentor.profile.notProvided')
  return (
    <Facts as="dl">
      <Fact icon={Briefcase} name={t('mentor.profile.expertise')}>
        {mentor.expertise || none}
      </Fact>
      <Fact icon={Timer} name={t('mentor.profile.experience')}>
        {t('mentor.profile.years', { count: mentor.experience })}
      </Fact>
      <Fact icon={Compass} name={t('mentor.profile.domains')}>
        {mentor.domains.length === 0 ? t('mentor.profile.noDomains') : <Tags domains={mentor.domains} />}
      </Fact>
      <Fact icon={Mail} name={t('mentor.profile.email')}>
        {mentor.email || none}
      </Fact>
      <Fact icon={Phone} name={t('mentor.profile.mobile')}>
        {mentor.mobile ? `+91 ${mentor.mobile}` : none}
      </Fact>
      <Fact icon={Link2} name={t('mentor.profile.social')}>
        {mentor.social.length === 0 ? none : mentor.social.map((link) => <Line key={link}>{link}</Line>)}
      </Fact>
    </Facts>
  )
}

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <Entry>
      <Icon size={22} color={color.primary} aria-hidden />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Entry>
  )
}

function Tags({ domains }: { domains: string[] }) {
  return (
    <Row as="span" $gap={2}>
      {domains.map((domain) => (
        <Tag key={domain}>{domain}</Tag>
      ))}
    </Row>
  )
}

const Facts = styled(Card)`
  margin: 0;
`

const Entry = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[4]};

  & + & {
    margin-top: ${space[5]};
  }
  svg {
    grid-row: span 2;
    margin-top: ${space[1]};
  }
  dt {
    color: ${color.muted};
    font-size: ${font.size.small};
  }
  dd {
    margin: 0;
    font-weight: ${font.weight.medium};
    overflow-wrap: anywhere;
  }
`

const Line = styled.span`
  display: block;
`
