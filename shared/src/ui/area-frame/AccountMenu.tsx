import { LogOut, UserRound } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { useSharedT } from '../../i18n'
import { Avatar } from '../Avatar'
import { IconButton } from '../Button'
import { VisuallyHidden } from '../layout'
import { color, font, radius, shadow, space } from '../theme'
import type { AreaParts } from './area'
import { RowButton, RowLink } from './AreaRow'

/** The portrait in the header; opens the profile link and logout. */
export function AccountMenu({ person, signOut }: Pick<AreaParts, 'person' | 'signOut'>) {
  const t = useSharedT()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const handleSignOut = () => {
    setOpen(false)
    void signOut.run()
  }

  return (
    <Anchor onKeyDown={handleKey} onBlur={handleBlur}>
      <IconButton ref={button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Avatar name={person.name} src={person.picture} size={36} />
        <VisuallyHidden>{t('ui.area.account')}</VisuallyHidden>
      </IconButton>
      {isOpen && (
        <Panel tabIndex={-1}>
          <Name>{person.name}</Name>
          <RowLink to={person.to} onClick={() => setOpen(false)}>
            <UserRound size={20} aria-hidden />
            {person.label}
          </RowLink>
          <RowButton onClick={handleSignOut} disabled={signOut.isBusy}>
            <LogOut size={20} aria-hidden />
            {t('ui.signOut')}
          </RowButton>
        </Panel>
      )}
    </Anchor>
  )
}

const Anchor = styled.div`
  position: relative;
`

const Panel = styled.div`
  position: absolute;
  inset: calc(100% + ${space[1]}) 0 auto auto;
  z-index: 30;
  width: 14rem;
  padding: ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.raised};
  box-shadow: ${shadow.high};
`

const Name = styled.p`
  padding: ${space[2]} ${space[3]};
  font-weight: ${font.weight.semibold};
`
