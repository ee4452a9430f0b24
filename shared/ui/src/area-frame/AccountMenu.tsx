import { LogOut, UserRound } from 'lucide-react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { Avatar } from '../Avatar'
import { Menu } from '../Menu'
import { font, space } from '../theme'
import type { AreaParts } from './area'
import { RowButton, RowLink } from './AreaRow'
import { Preferences } from './Preferences'

/** The person's picture in the header, which opens a menu with the profile link, language, theme and sign-out. */
export function AccountMenu({ person, signOut }: Pick<AreaParts, 'person' | 'signOut'>) {
  const t = useSharedT()
  return (
    <Menu label={t('ui.area.account')} icon={<Avatar name={person.name} src={person.picture} size={36} />}>
      {(close) => (
        <>
          <Name>{person.name}</Name>
          <RowLink to={person.to} onClick={close}>
            <UserRound size={20} aria-hidden />
            {person.label}
          </RowLink>
          <Preferences />
          <RowButton
            $inactive={signOut.isBusy}
            onClick={() => {
              close()
              void signOut.run()
            }}
          >
            <LogOut size={20} aria-hidden />
            {t('ui.signOut')}
          </RowButton>
        </>
      )}
    </Menu>
  )
}

const Name = styled.p`
  padding: ${space[2]} ${space[3]};
  font-weight: ${font.weight.semibold};
`
