import { useAttempt } from '@mentor-connect/api'
import type { OwnSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { Button, ButtonLink, ConfirmDialog, Row } from '@mentor-connect/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PathFailure } from './PathFailure'
import { usePathMaking } from './usePathMaking'
import { useEditorT } from './useEditorT'

interface PathActionsProps {
  stored: OwnSkillPath | undefined
  /** Called with the path as it is stored now. */
  onStored: (path: OwnSkillPath) => void
  isBusy: boolean
  onPublish: () => void
  onOutcome: (text: string) => void
  /** Called before the page is left. */
  onLeave: () => void
  /** Replaces the values by the stored ones. */
  onReload: () => void
}

/** The buttons below the form: save, publish, unpublish, delete and view. */
export function PathActions({ stored, isBusy, onPublish, ...ending }: PathActionsProps) {
  const t = useEditorT()
  const { pageAddress } = usePathMaking()
  const isPublic = stored?.state === 'published'
  return (
    <Row>
      <Button type="submit" $inactive={isBusy} $variant={isPublic ? 'primary' : 'secondary'}>
        {t(isPublic ? 'pathEditor.save' : 'pathEditor.saveDraft')}
      </Button>
      {(!stored || stored.state === 'draft') && (
        <Button $inactive={isBusy} onClick={onPublish}>
          {t('pathEditor.publish')}
        </Button>
      )}
      {isPublic && pageAddress && (
        <ButtonLink to={pageAddress(stored.slug)} $variant="secondary">
          {t('pathEditor.view')}
        </ButtonLink>
      )}
      {stored && <EndingActions stored={stored} {...ending} />}
    </Row>
  )
}

type Ending = 'unpublish' | 'delete'

interface EndingProps extends Pick<PathActionsProps, 'onStored' | 'onOutcome' | 'onLeave' | 'onReload'> {
  stored: OwnSkillPath
}

function EndingActions({ stored, onStored, onOutcome, onLeave, onReload }: EndingProps) {
  const t = useEditorT()
  const navigate = useNavigate()
  const making = usePathMaking()
  const { attempt, isBusy, failure } = useAttempt()
  const [asked, setAsked] = useState<Ending>()
  const { _id: id, version, state } = stored

  const unpublish = () =>
    attempt(async () => {
      onStored(await making.unpublish(id, version))
      onOutcome(t('pathEditor.takenBack'))
    })
  const remove = () =>
    attempt(async () => {
      await making.remove(id, version)
      onLeave()
      void navigate(making.listAddress)
    })
  const confirm = async () => {
    await (asked === 'delete' ? remove() : unpublish())
    setAsked(undefined)
  }
  return (
    <>
      {state === 'published' && (
        <Button $variant="secondary" onClick={() => setAsked('unpublish')}>
          {t('pathEditor.unpublish')}
        </Button>
      )}
      <Button $variant="danger" onClick={() => setAsked('delete')}>
        {t('pathEditor.delete')}
      </Button>
      {failure && <PathFailure failure={failure} onReload={onReload} />}
      {asked && (
        <ConfirmDialog
          title={t(`pathEditor.${asked}Title`)}
          yes={t(`pathEditor.${asked}`)}
          no={t('pathEditor.cancel')}
          isBusy={isBusy}
          onYes={() => void confirm()}
          onClose={() => setAsked(undefined)}
        >
          {t(`pathEditor.${asked}Text`)}
        </ConfirmDialog>
      )}
    </>
  )
}
