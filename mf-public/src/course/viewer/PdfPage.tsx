import { VisuallyHidden, color, radius } from '@mentor-connect/ui'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'

/** Maximum number of pixels of a canvas, because phones fail with larger ones. */
const PIXELS_MAX = 8_000_000

interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  label: string
}

/** One page of a PDF in the available width, with its text for screen readers. */
export function PdfPage({ document, number, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    let isLeft = false
    let stop = () => {}
    const show = async () => {
      const page = await document.getPage(number)
      if (isLeft || !canvas.current) return
      const drawing = draw(page, canvas.current)
      stop = () => drawing.cancel()
      const content = await page.getTextContent()
      if (!isLeft) setText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
      await drawing.promise
    }
    show().catch((error: unknown) => {
      if (!isLeft) console.error('The page could not be drawn.', error)
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [document, number])

  return (
    <Sheet>
      <canvas ref={canvas} role="img" aria-label={label} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Sheet>
  )
}

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement) {
  const natural = page.getViewport({ scale: 1 })
  const room = (canvas.parentElement?.clientWidth ?? natural.width) * window.devicePixelRatio
  const most = Math.sqrt(PIXELS_MAX / (natural.width * natural.height))
  const viewport = page.getViewport({ scale: Math.min(room / natural.width, most) })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport })
}

const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};

  canvas {
    display: block;
    width: 100%;
    height: auto;
  }
`
