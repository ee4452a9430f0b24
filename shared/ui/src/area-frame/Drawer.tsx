import { LogOut, X } from 'lucide-react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { Brand } from '../Brand'
import { IconButton } from '../Button'
import { Stack } from '../layout'
import { Modal } from '../Modal'
import { media, space } from '../theme'
import type { AreaParts } from './area'
import { AreaNav } from './AreaNav'
import { RowButton } from './AreaRow'
import { PersonLink } from './PersonLink'
import { Preferences } from './Preferences'

/** The navigation drawer of narrow screens. It closes when a link in it is followed. */
export function Drawer({ label, items, person, signOut, onClose }: AreaParts & { onClose: () => void }) {
  const t = useSharedT()
  const handleSignOut = () => {
    onClose()
    void signOut.run()
  }
  return (
    <Panel label={t('ui.area.menu')} onClose={onClose}>
      <Stack $gap={6}>
        <Top>
          <Brand />
          <IconButton aria-label={t('ui.close')} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </Top>
        <AreaNav label={label} items={items} onFollow={onClose} />
        <PersonLink items={items} person={person} onFollow={onClose} />
        <Preferences />
        <RowButton onClick={handleSignOut} $inactive={signOut.isBusy}>
          <LogOut size={22} aria-hidden />
          {t('ui.signOut')}
        </RowButton>
      </Stack>
    </Panel>
  )
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Panel = styled(Modal)`
  width: min(19rem, 86vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  border-radius: 0;

  ${media.belowTablet} {
    & > div {
      padding: ${space[4]};
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: mc-drawer 200ms ease-out;
  }
  @keyframes mc-drawer {
    from {
      transform: translateX(-100%);
    }
  }
`
