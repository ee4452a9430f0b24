import { ButtonLink, Row, Small, color, radius, shadow, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useSitePaths } from '../page-layout/useSitePaths'
import { useT } from './messages/useT'

/** A link to the comparison. It stays visible while careers are selected. */
export function CompareBar({ chosen }: { chosen: string[] }) {
  const t = useT()
  const sitePaths = useSitePaths()
  return (
    <Bar>
      <Row $between>
        <Small>{t('public.careers.compareMax')}</Small>
        <ButtonLink to={sitePaths.compareCareers(chosen)}>
          {t('public.careers.compare', { count: chosen.length })}
        </ButtonLink>
      </Row>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: calc(var(--mc-tab-bar, 0px) + ${space[3]});
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.raised};
  box-shadow: ${shadow.medium};

  /* The shell shows notifications above this bar. */
  :root:has(&) {
    --mc-bottom-bar: 6.5rem;
  }
`
