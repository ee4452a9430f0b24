import { FILE_ACCEPT } from '@mentor-connect/contract/rules/uploads'
import { Button, FieldError, Stack } from '@mentor-connect/ui'
import { ImageUp } from 'lucide-react'
import { useId, useRef, type ChangeEvent } from 'react'

interface FileButtonProps {
  label: string
  error?: string
  onChoose: (file: File) => void
}

/** A button that opens the file chooser for a picture. */
export function FileButton({ label, error, onChoose }: FileButtonProps) {
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) onChoose(file)
  }
  return (
    <Stack $gap={1}>
      <Button
        $variant="secondary"
        aria-describedby={error ? errorId : undefined}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={18} aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={FILE_ACCEPT.image}
        aria-label={label}
        onChange={handleChange}
      />
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </Stack>
  )
}
