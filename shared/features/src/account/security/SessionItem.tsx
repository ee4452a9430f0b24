import { Monitor, Smartphone } from 'lucide-react'
import styled from 'styled-components'
import type { OwnSession } from '@mentor-connect/contract/accounts/accountSecurity'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Small, Tag, color, font, space } from '@mentor-connect/ui'
import { useT } from '../useT'

interface SessionItemProps {
  session: OwnSession
  isBusy: boolean
  isDisabled: boolean
  onEnd: () => Promise<void>
}

const HANDHELD = /Android|iPhone|iPad|KaiOS/

/** A session in one browser: the browser's name, the time of the sign-in, and the time of the last use. */
export function SessionItem({ session, isBusy, isDisabled, onEnd }: SessionItemProps) {
  const t = useT()
  const { dateTime, longDate } = useFormats()
  const name = useBrowserName(session)
  const Icon = HANDHELD.test(session.system ?? '') ? Smartphone : Monitor
  return (
    <Item>
      <Icon size={22} aria-hidden />
      <Details>
        <Said>
          <Name>{name}</Name> {session.isCurrent && <Tag>{t('account.sessions.this')}</Tag>}
          {!session.isCurrent && (
            <Times>{t('account.sessions.lastUsed', { at: dateTime(session.lastUsedAt) })}</Times>
          )}
          <Times>{t('account.sessions.since', { at: longDate(session.createdAt) })}</Times>
        </Said>
        {!session.isCurrent && (
          <Button
            $variant="secondary"
            $small
            $inactive={isDisabled}
            aria-label={t('account.sessions.endNamed', { name })}
            onClick={() => void onEnd()}
          >
            {t(isBusy ? 'account.wait' : 'account.sessions.end')}
          </Button>
        )}
      </Details>
    </Item>
  )
}

function useBrowserName({ browser, system }: OwnSession): string {
  const t = useT()
  if (browser && system) return t('account.sessions.name', { browser, system })
  return browser ?? system ?? t('account.sessions.unknown')
}

export const SessionItems = styled.ul`
  display: grid;
`

export const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.border};

  > svg {
    flex: none;
    margin-top: 0.15em;
    color: ${color.muted};
  }
`

/** On narrow screens the button wraps below the text. */
export const Details = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[2]} ${space[3]};
  min-width: 0;
`

export const Said = styled.div`
  flex: 1 1 9.5rem;
  min-width: 0;
`

export const Name = styled.strong`
  font-weight: ${font.weight.medium};
`

export const Times = styled(Small)`
  display: block;
`
