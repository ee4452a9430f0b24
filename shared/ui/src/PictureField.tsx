import { ImagePlus, RefreshCw, Trash2 } from 'lucide-react'
import { useId, useRef, type ChangeEvent, type Ref, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useSharedT } from '@mentor-connect/i18n'
import { Button } from './Button'
import { FieldError, Hint } from './Field'
import { Row } from './layout'
import { color, media, radius, space } from './theme'
import { usePicture } from './usePicture'

interface PictureFieldProps {
  /** Accessible name of the group of controls. */
  label: string
  /** A newly selected file, the URL of a stored picture, or null if there is no picture. */
  value: Blob | string | null
  onChange: (value: File | null) => void
  /** `accept` of the file input, for example `image/png,image/webp`. */
  accept: string
  /** `wide` for a banner, `round` for a portrait. */
  shape: 'wide' | 'round'
  hint?: string
  error?: string
  disabled?: boolean
  /** Ref to the button that opens the file chooser. */
  ref?: Ref<HTMLButtonElement>
}

/** A field for selecting a picture. It shows a preview, and the picture can be replaced or removed. */
export function PictureField({
  label,
  value,
  onChange,
  accept,
  shape,
  hint,
  error,
  disabled,
  ref,
}: PictureFieldProps) {
  const t = useSharedT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chosen = useObjectUrl(typeof value === 'string' ? null : value)
  const src = typeof value === 'string' ? value : chosen

  const handleChoice = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // The value is reset, so that selecting the same file again fires a change event.
    event.target.value = ''
    if (file) onChange(file)
  }

  return (
    <Group
      role="group"
      aria-label={label}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      $shape={shape}
    >
      <Preview $shape={shape}>{src ? <PreviewPicture key={src} src={src} /> : <NoPicture />}</Preview>
      <Controls>
        <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={handleChoice} />
        <Row $gap={2}>
          <Button ref={ref} $variant="secondary" disabled={disabled} onClick={() => input.current?.click()}>
            {value ? <RefreshCw size={18} aria-hidden /> : <ImagePlus size={18} aria-hidden />}
            {t(value ? 'ui.picture.replace' : 'ui.picture.choose')}
          </Button>
          {value && (
            <Button $variant="ghost" disabled={disabled} onClick={() => onChange(null)}>
              <Trash2 size={18} aria-hidden />
              {t('ui.picture.remove')}
            </Button>
          )}
        </Row>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
        {error && (
          <FieldError id={`${id}-error`} role="alert">
            {error}
          </FieldError>
        )}
      </Controls>
    </Group>
  )
}

function PreviewPicture({ src }: { src: string }) {
  const t = useSharedT()
  const picture = usePicture()
  if (picture.hasFailed) return <NoPicture />
  return <img src={src} alt={t('ui.picture.preview')} {...picture.props} />
}

const NoPicture = () => <ImagePlus size={32} aria-hidden />

const Group = styled.div<{ $shape: 'wide' | 'round' }>`
  display: flex;
  flex-direction: ${({ $shape }) => ($shape === 'wide' ? 'column' : 'row')};
  gap: ${space[4]};
  ${media.tabletUp} {
    flex-direction: row;
    align-items: center;
  }
`

const Preview = styled.div<{ $shape: 'wide' | 'round' }>`
  display: grid;
  place-items: center;
  flex: none;
  align-self: ${({ $shape }) => ($shape === 'wide' ? 'auto' : 'start')};
  width: ${({ $shape }) => ($shape === 'wide' ? 'min(20rem, 100%)' : '6rem')};
  aspect-ratio: ${({ $shape }) => ($shape === 'wide' ? '16 / 9' : '1')};
  overflow: hidden;
  border: 2px dashed ${color.control};
  border-radius: ${({ $shape }) => ($shape === 'wide' ? radius.medium : '50%')};
  background: ${color.sunken};
  color: ${color.muted};

  &:has(img) {
    border-style: solid;
    border-color: ${color.border};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Controls = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`

/** Returns an object URL of a file. The URL is revoked on unmount. */
function useObjectUrl(file: Blob | null | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: Blob; url: string }>()
  useEffect(() => {
    if (!file) return
    const url = URL.createObjectURL(file)
    setShown({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return shown && shown.file === file ? shown.url : undefined
}
