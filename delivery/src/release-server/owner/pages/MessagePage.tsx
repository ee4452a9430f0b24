import { Document, OWNER_PATH } from './Document'

interface MessagePageProps {
  title: string
  text: string
  isSignedIn?: boolean
}

export function MessagePage({ title, text, isSignedIn }: MessagePageProps) {
  return (
    <Document title={title} isSignedIn={isSignedIn}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={OWNER_PATH}>To the overview</a>
      </p>
    </Document>
  )
}
