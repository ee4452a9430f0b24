import { openingWarnings } from '@mentor-connect/contract/work/openingWarnings'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Notice, Row, Stack, Title, UnsavedDialog, useLeaveGuard } from '@mentor-connect/ui'
import type { Saving } from '@mentor-connect/ui/opening-form'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { AdminFailure } from '../../operator/AdminFailure'
import { OpeningFacts } from '../OpeningFacts'
import { OpeningTexts } from '../OpeningTexts'
import { Signs } from '../Signs'
import { ConditionFields } from './ConditionFields'
import { toContent } from './openingValues'
import { PeopleFields } from './PeopleFields'
import { usePlatformForm, type EditedOpening, type PlatformFormState } from './usePlatformForm'
import { WorkFields } from './WorkFields'

/** The form for an opening of the platform, and its preview. */
export function PlatformForm(edited: EditedOpening) {
  const t = useT()
  const navigate = useNavigate()
  const form = usePlatformForm(edited)
  const guard = useLeaveGuard(form.isUnsaved)
  const element = useRef<HTMLFormElement>(null)
  const [isPreview, setPreview] = useState(false)
  const { id, stored } = edited
  const isShown = stored?.state === 'open' || stored?.state === 'paused' || stored?.state === 'waiting'

  const save = async (how: Saving) => {
    const saved = await form.save(how)
    if (Array.isArray(saved)) {
      flushSync(() => setPreview(false))
      const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[]
      return fields.find(({ name }) => saved.includes(name))?.focus()
    }
    if (!saved) return
    guard.open()
    void navigate(`/openings/platform/${id}`)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save(isShown ? 'shown' : 'draft')
  }
  return (
    <Stack as="form" ref={element} $gap={5} noValidate onSubmit={handleSubmit}>
      <Title>{t(stored ? 'admin.openings.form.edit' : 'admin.openings.form.new')}</Title>
      {isPreview ? (
        <Preview form={form} />
      ) : (
        <>
          <WorkFields form={form} />
          <ConditionFields form={form} />
          <PeopleFields form={form} />
        </>
      )}
      <AdminFailure failure={form.failure} />
      <Row $gap={3}>
        {!isShown && (
          <Button $inactive={form.isBusy} onClick={() => void save('publish')}>
            {t('admin.openings.form.publish')}
          </Button>
        )}
        <Button type="submit" $variant={isShown ? 'primary' : 'secondary'} $inactive={form.isBusy}>
          {t(isShown ? 'admin.openings.form.save' : 'admin.openings.form.saveDraft')}
        </Button>
        <Button $variant="ghost" onClick={() => setPreview(!isPreview)}>
          {t(isPreview ? 'admin.openings.form.back' : 'admin.openings.form.preview')}
        </Button>
      </Row>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}

/** All that learners would read, with the warnings that its text causes. */
function Preview({ form: { values } }: { form: PlatformFormState }) {
  const t = useT()
  const content = { ...toContent(values), questions: [] }
  const opening = {
    ...content,
    _id: 'preview',
    version: 0,
    language: languageOf(`${content.title} ${content.description}`) ?? 'en',
    poster: { kind: 'platform' as const },
    warnings: openingWarnings(content),
    updatedAt: '',
  }
  return (
    <>
      <Notice>{t('admin.openings.form.previewNote')}</Notice>
      <Signs warnings={opening.warnings} />
      <OpeningFacts opening={opening} />
      <OpeningTexts opening={opening} />
    </>
  )
}
