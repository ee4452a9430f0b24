import { useLearner } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { OwnPortfolio } from '@mentor-connect/contract/work/portfolio'
import {
  Button,
  ButtonLink,
  Lead,
  Notice,
  Row,
  SaveBar,
  Stack,
  Title,
  UnsavedDialog,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { Eye } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { ShownPortfolio } from '../shown/ShownPortfolio'
import { useT } from './messages/useT'
import { PortfolioFields } from './PortfolioFields'
import { toShown } from './portfolioValues'
import { SaveFailure } from './SaveFailure'
import { usePortfolioForm, type PortfolioForm } from './usePortfolioForm'

interface PortfolioEditorProps {
  loaded: OwnPortfolio
  onSaved: (saved: OwnPortfolio) => void
  /** Replaces the values by the stored ones, after they were changed elsewhere. */
  onReload: () => void
}

export function PortfolioEditor({ loaded, onSaved, onReload }: PortfolioEditorProps) {
  const t = useT()
  const form = usePortfolioForm(loaded, onSaved)
  const guard = useLeaveGuard(form.isUnsaved)
  const element = useRef<HTMLFormElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const [isPreview, setPreview] = useState(false)

  const show = (preview: boolean) => {
    flushSync(() => setPreview(preview))
    top.current?.focus()
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const invalid = await form.save()
    if (invalid.length === 0) return
    flushSync(() => setPreview(false))
    const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => invalid.includes(name))?.focus()
  }
  return (
    <Stack
      as="form"
      ref={element}
      $gap={6}
      noValidate
      onSubmit={(event) => void handleSubmit(event as FormEvent)}
    >
      <Stack ref={top} tabIndex={-1} $gap={6}>
        {isPreview ? <Preview form={form} /> : <Fields form={form} />}
      </Stack>
      <Row>
        <Button $variant="secondary" onClick={() => show(!isPreview)}>
          {!isPreview && <Eye size={18} aria-hidden />}
          {t(isPreview ? 'portfolio.editor.back' : 'portfolio.editor.preview')}
        </Button>
        {form.stored.visibility !== 'off' && !form.stored.isHidden && (
          <ButtonLink to={paths.portfolio(form.stored.slug)} $variant="ghost">
            {t('portfolio.editor.view')}
          </ButtonLink>
        )}
      </Row>
      <SaveBar
        isUnsaved={form.isUnsaved}
        saved={form.wasSaved ? t('portfolio.editor.saved') : undefined}
        label={t(form.isBusy ? 'portfolio.editor.saving' : 'portfolio.editor.save')}
        isBusy={form.isBusy}
      >
        <SaveFailure form={form} onReload={onReload} />
      </SaveBar>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}

function Fields({ form }: { form: PortfolioForm }) {
  const t = useT()
  return (
    <>
      <Title>{t('portfolio.editor.title')}</Title>
      <Lead>{t('portfolio.editor.intro')}</Lead>
      {form.stored.isHidden && <Notice tone="warning">{t('portfolio.editor.hidden')}</Notice>}
      <PortfolioFields form={form} />
    </>
  )
}

function Preview({ form: { values, stored } }: { form: PortfolioForm }) {
  const t = useT()
  const learner = useLearner()
  if (!learner) return null
  return (
    <>
      <Notice>{t('portfolio.editor.previewed')}</Notice>
      <ShownPortfolio portfolio={toShown(values, stored.proofs, learner)} />
    </>
  )
}
