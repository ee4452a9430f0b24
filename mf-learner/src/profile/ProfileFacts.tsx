import type { Learner } from '@mentor-connect/shared/contracts/people'
import { Card, Row, Tag, color, font, space } from '@mentor-connect/shared/ui'
import { Compass, Mail, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function ProfileFacts({ learner }: { learner: Learner }) {
  const t = useT()
  return (
    <Facts as="dl">
      <Fact icon={Mail} name={t('learner.profile.email')}>
        {learner.email}
      </Fact>
      <Fact icon={Phone} name={t('learner.profile.mobile')}>
        {learner.mobile || t('learner.profile.noMobile')}
      </Fact>
      <Fact icon={Compass} name={t('learner.profile.domains')}>
        {learner.domains.length === 0 ? t('learner.profile.noDomains') : <Tags domains={learner.domains} />}
      </Fact>
    </Facts>
  )
}

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <Line>
      <Icon size={22} color={color.primary} aria-hidden />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Line>
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

const Line = styled.div`
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
