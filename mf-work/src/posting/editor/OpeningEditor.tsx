import { paths } from '@mentor-connect/contract/remote'
import {
  Button,
  Muted,
  Notice,
  Row,
  Stack,
  Title,
  UnsavedDialog,
  notify,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { Eye } from 'lucide-react'
import type { Saving } from '@mentor-connect/ui/opening-form'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { ApplyPart } from './ApplyPart'
import { ConditionsPart } from './ConditionsPart'
import { OpeningPreview } from './OpeningPreview'
import { useOpeningForm, type EditedOpening } from './useOpeningForm'
import { WantedPart } from './WantedPart'
import { WorkPart } from './WorkPart'

/** The form with everything that a poster states about an opening, and its preview. */
export function OpeningEditor(edited: EditedOpening) {
  const t = useT()
  const navigate = useNavigate()
  const form = useOpeningForm(edited)
  const guard = useLeaveGuard(form.isUnsaved)
  const element = useRef<HTMLFormElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const [isPreview, setPreview] = useState(false)
  const { id, stored } = edited
  const isShown = stored?.state === 'open' || stored?.state === 'paused' || stored?.state === 'waiting'

  const show = (preview: boolean) => {
    flushSync(() => setPreview(preview))
    top.current?.focus()
  }
  const save = async (how: Saving) => {
    const saved = await form.save(how)
    if (Array.isArray(saved)) {
      flushSync(() => setPreview(false))
      const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[]
      return fields.find(({ name }) => saved.includes(name))?.focus()
    }
    if (!saved) return
    const now = how === 'publish' && (saved.state === 'waiting' ? 'waiting' : 'published')
    notify.success(t(now ? `openings.own.now.${now}` : 'openings.form.saved'))
    guard.open()
    void navigate(paths.mentorArea.opening(id))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save(isShown ? 'shown' : 'draft')
  }
  return (
    <Stack as="form" ref={element} $gap={6} noValidate onSubmit={handleSubmit}>
      <Stack ref={top} tabIndex={-1} $gap={4}>
        {isPreview ? (
          <OpeningPreview values={form.values} stored={stored} />
        ) : (
          <>
            <Title>{t(stored ? 'openings.form.edit' : 'openings.form.new')}</Title>
            <WorkPart form={form} />
            <ConditionsPart form={form} />
            <WantedPart form={form} />
            <ApplyPart form={form} />
          </>
        )}
      </Stack>
      {form.failure && <SaveFailure code={form.failure.code} failure={form.failure} />}
      {!isShown && <Muted>{t('openings.form.firstRead')}</Muted>}
      <Row>
        {!isShown && (
          <Button $inactive={form.isBusy} onClick={() => void save('publish')}>
            {t('openings.form.publish')}
          </Button>
        )}
        <Button type="submit" $variant={isShown ? 'primary' : 'secondary'} $inactive={form.isBusy}>
          {t(isShown ? 'openings.form.save' : 'openings.form.saveDraft')}
        </Button>
        <Button $variant="ghost" onClick={() => show(!isPreview)}>
          {!isPreview && <Eye size={18} aria-hidden />}
          {t(isPreview ? 'openings.form.backToForm' : 'openings.form.preview')}
        </Button>
      </Row>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}

type Failure = Parameters<ReturnType<typeof useFailureText>>[0]

/** Says why the opening could not be saved. */
function SaveFailure({ code, failure }: { code: string; failure: Failure }) {
  const t = useT()
  const failureText = useFailureText()
  return (
    <Notice tone="danger">
      {code === 'edit_conflict' ? t('openings.form.conflict') : failureText(failure)}
    </Notice>
  )
}
