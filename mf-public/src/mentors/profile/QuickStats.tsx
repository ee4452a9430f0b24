import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { Card, Stack, color, font, radius, space } from '@mentor-connect/ui'
import { Check, X } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

export function QuickStats({ mentor }: { mentor: Mentor }) {
  const t = useT()
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Heading>{t('public.profile.stats')}</Heading>
        <Facts>
          <dt>{t('public.profile.experience')}</dt>
          <dd>{t('public.profile.years', { count: mentor.experience })}</dd>
          <dt>{t('public.profile.specializations')}</dt>
          <dd>{mentor.domains.length}</dd>
          <dt>{t('public.profile.verified')}</dt>
          <dd>
            {mentor.isverified ? (
              <Mark>
                <Check size={20} color={color.success} aria-hidden /> {t('public.profile.yes')}
              </Mark>
            ) : (
              <Mark>
                <X size={20} color={color.danger} aria-hidden /> {t('public.profile.no')}
              </Mark>
            )}
          </dd>
          {mentor.status === 'active' && (
            <>
              <dt>{t('public.profile.status')}</dt>
              <dd>
                <Mark>
                  <Dot aria-hidden /> {t('public.profile.active')}
                </Mark>
              </dd>
            </>
          )}
        </Facts>
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h3};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[3]} ${space[4]};
  margin: 0;

  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: ${font.weight.semibold};
    text-align: end;
  }
`

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`

const Dot = styled.span`
  width: ${space[3]};
  height: ${space[3]};
  border-radius: ${radius.round};
  background: ${color.success};
`
