import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { color, radius, space } from './theme'

/** Id of `<main>` in every frame. It is the target of the skip link and gets the focus after a navigation. */
export const MAIN_ID = 'main'

export function SkipLink() {
  const t = useSharedT()
  return <Skip href={`#${MAIN_ID}`}>{t('ui.skipToContent')}</Skip>
}

/** The page's main region, which gets the focus after a navigation. */
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
