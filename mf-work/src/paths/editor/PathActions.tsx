import { cacheKey, call, useAttempt } from '@mentor-connect/api'
import {
  deleteSkillPath,
  getOwnSkillPath,
  unpublishSkillPath,
  type OwnSkillPath,
} from '@mentor-connect/contract/learning/skillPaths'
import { paths } from '@mentor-connect/contract/remote'
import { Button, ButtonLink, ConfirmDialog, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { PathFailure } from './PathFailure'
import { useT } from './messages/useT'

interface PathActionsProps {
  stored: OwnSkillPath | undefined
  isBusy: boolean
  onPublish: () => void
  onOutcome: (text: string) => void
  /** Called before the page is left. */
  onLeave: () => void
  /** Replaces the values by the stored ones. */
  onReload: () => void
}

/** The buttons below the form: save, publish, take back, delete and view. */
export function PathActions({ stored, isBusy, onPublish, ...ending }: PathActionsProps) {
  const t = useT()
  const isPublic = stored?.state === 'published'
  return (
    <Row>
      <Button type="submit" $inactive={isBusy} $variant={isPublic ? 'primary' : 'secondary'}>
        {t(isPublic ? 'paths.editor.save' : 'paths.editor.saveDraft')}
      </Button>
      {(!stored || stored.state === 'draft') && (
        <Button $inactive={isBusy} onClick={onPublish}>
          {t('paths.editor.publish')}
        </Button>
      )}
      {isPublic && (
        <ButtonLink to={paths.skillPath(stored.slug)} $variant="secondary">
          {t('paths.editor.view')}
        </ButtonLink>
      )}
      {stored && <EndingActions stored={stored} {...ending} />}
    </Row>
  )
}

type Ending = 'unpublish' | 'delete'

interface EndingProps extends Pick<PathActionsProps, 'onOutcome' | 'onLeave' | 'onReload'> {
  stored: OwnSkillPath
}

function EndingActions({ stored, onOutcome, onLeave, onReload }: EndingProps) {
  const t = useT()
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const { attempt, isBusy, failure } = useAttempt()
  const [asked, setAsked] = useState<Ending>()
  const { _id: id, version, state } = stored
  const request = { params: { id }, body: { version } }

  const unpublish = () =>
    attempt(async () => {
      const { data } = await call(unpublishSkillPath, request)
      await mutate(cacheKey(getOwnSkillPath, { params: { id } }), data, { revalidate: false })
      onOutcome(t('paths.editor.takenBack'))
    })
  const remove = () =>
    attempt(async () => {
      await call(deleteSkillPath, request)
      onLeave()
      void navigate(paths.mentorArea.skillPaths)
    })
  const confirm = async () => {
    await (asked === 'delete' ? remove() : unpublish())
    setAsked(undefined)
  }
  return (
    <>
      {state === 'published' && (
        <Button $variant="secondary" onClick={() => setAsked('unpublish')}>
          {t('paths.editor.unpublish')}
        </Button>
      )}
      <Button $variant="danger" onClick={() => setAsked('delete')}>
        {t('paths.editor.delete')}
      </Button>
      {failure && <PathFailure failure={failure} onReload={onReload} />}
      {asked && (
        <ConfirmDialog
          title={t(`paths.editor.${asked}Title`)}
          yes={t(`paths.editor.${asked}`)}
          no={t('paths.editor.cancel')}
          isBusy={isBusy}
          onYes={() => void confirm()}
          onClose={() => setAsked(undefined)}
        >
          {t(`paths.editor.${asked}Text`)}
        </ConfirmDialog>
      )}
    </>
  )
}
