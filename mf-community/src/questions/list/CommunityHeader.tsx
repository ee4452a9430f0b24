import { logInAndReturn } from '@mentor-connect/contract/remote'
import { ButtonLink, Lead, Row, Stack, Title } from '@mentor-connect/ui'
import { MessageCircleQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'
import { useReaderId } from '../place/useReaderId'

interface CommunityHeaderProps {
  title: string
  intro: string
  /** Further actions, shown beside the button for asking a question. */
  children?: ReactNode
}

/**
 * The head of a list of questions, with a button for asking one. Signed-in people also get a link to their
 * posts.
 */
export function CommunityHeader({ title, intro, children }: CommunityHeaderProps) {
  const t = useT()
  const isReader = useReaderId() !== undefined
  const { ask, own } = useCommunityPaths()
  return (
    <Stack as="header" $gap={3}>
      <Title>{title}</Title>
      <Lead>{intro}</Lead>
      <Row>
        <ButtonLink {...(isReader ? { to: ask } : logInAndReturn(ask))}>
          <MessageCircleQuestionMark size={18} aria-hidden />
          {t('community.ask')}
        </ButtonLink>
        {isReader && (
          <ButtonLink to={own} $variant="secondary">
            {t('community.own')}
          </ButtonLink>
        )}
        {children}
      </Row>
    </Stack>
  )
}
