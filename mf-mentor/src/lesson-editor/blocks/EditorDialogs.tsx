import { insertBlock } from '../writing/blockCommands'
import { emptyTable } from '../writing/tableCommands'
import type { DialogProps } from './DialogProps'
import { LineDialogs } from './LineDialogs'
import { MarkDialogs } from './MarkDialogs'
import { ObjectDialogs } from './ObjectDialogs'
import { TableForm } from './TableForm'

interface EditorDialogsProps extends DialogProps {
  /** A pasted or dropped picture; undefined if none was. */
  file: File | undefined
}

/** The open dialog of the editor. */
export function EditorDialogs({ open, file, ...props }: EditorDialogsProps) {
  switch (open) {
    case 'link':
    case 'language':
      return <MarkDialogs {...props} open={open} />
    case 'source':
    case 'code':
    case 'caption':
      return <LineDialogs {...props} open={open} />
    case 'table':
      return (
        <TableForm
          onSave={(rows, columns) => props.onDone(insertBlock(emptyTable(rows, columns)))}
          onClose={props.onClose}
        />
      )
    default:
      return <ObjectDialogs {...props} open={open} file={file} />
  }
}
