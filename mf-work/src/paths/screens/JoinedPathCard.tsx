import { call, useAttempt } from '@mentor-connect/api'
import { leaveSkillPath, type JoinedPath } from '@mentor-connect/contract/learning/skillPaths'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Card, Muted, Notice, Row, Stack, font, useFailureText } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PathSteps } from '../progress/PathSteps'
import { useT } from './messages/useT'

interface JoinedPathCardProps {
  path: JoinedPath
  onLeft: () => void
}

/** A joined path with its progress. One that is not public any more can be left here, because it has no page. */
export function JoinedPathCard({ path, onLeft }: JoinedPathCardProps) {
  const t = useT()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const { _id, slug, title, language, isAvailable, progress, certificateId } = path
  const name = title || t('paths.own.unnamed')
  const leave = () =>
    attempt(async () => {
      await call(leaveSkillPath, { params: { id: _id }, body: {} })
      onLeft()
    })
  return (
    <Card as="li" $padding={5}>
      <Stack $gap={3}>
        <Name lang={title ? languageOf(title, language) : undefined}>
          {isAvailable ? <Link to={paths.learner.skillPath(slug)}>{name}</Link> : name}
        </Name>
        {isAvailable && <PathSteps title={name} progress={progress} certificateId={certificateId} />}
        {!isAvailable && (
          <>
            <Muted>{t('paths.own.gone')}</Muted>
            <Row>
              <Button $variant="secondary" $inactive={isBusy} onClick={() => void leave()}>
                {t('paths.place.leave')}
              </Button>
            </Row>
          </>
        )}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      </Stack>
    </Card>
  )
}

const Name = styled.h3`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
