import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, color, media, shadow, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

/**
 * On phones, keeps the sign-up button at the bottom of the window when the hero, which has the same button, is
 * scrolled away.
 */
export function StartBar() {
  const t = useT()
  return (
    <Bar>
      <ButtonLink to={paths.signUp} $wide>
        {t('public.home.startBar')}
      </ButtonLink>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 10;
  padding: ${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow.medium};

  /* A focused element is scrolled into view above the bar. */
  :root:has(&) {
    scroll-padding-bottom: 5rem;
  }
  ${media.tabletUp} {
    display: none;
  }
  ${media.belowTablet} {
    /* The shell shows notifications above this bar. */
    :root:has(&) {
      --mc-bottom-bar: 4rem;
    }
  }
`
