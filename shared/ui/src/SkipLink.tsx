import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { color, radius, space } from './theme'

/** Id of the `<main>` in every frame: target of the skip link, focused after a navigation. */
export const MAIN_ID = 'main'

export function SkipLink() {
  const t = useSharedT()
  return <Skip href={`#${MAIN_ID}`}>{t('ui.skipToContent')}</Skip>
}

/** The page's main region; focused after a navigation. */
export const Main = styled.main.attrs({ id: MAIN_ID, tabIndex: -1 })``

const Skip = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: 100;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primary};
  color: ${color.onPrimary};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`
