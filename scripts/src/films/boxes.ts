import { between, box, HEIGHT, progress, text, visibility, WIDTH, type Film } from './film'

const CONTENT = '#bfdbfe'
const PADDING = '#bbf7d0'
const BORDER = '#7a1f3d'
const MARGIN = '#fde68a'

export const boxes: Film = {
  course: 'first-web-pages',
  name: 'four-layers',
  seconds: 120,
  captions: [
    {
      from: 0.3,
      en: 'To the browser, everything on a page is a box.',
      hi: 'ब्राउज़र के लिए पेज की हर चीज़ एक डिब्बा है।',
    },
    { from: 8, en: 'In the middle is the content: a text or a picture.', hi: 'बीच में कंटेंट है: टेक्स्ट या तस्वीर।' },
    {
      from: 18,
      en: 'Padding is the space inside the border, with the background of the box.',
      hi: 'पैडिंग बॉर्डर के अंदर की जगह है, डिब्बे के ही रंग में।',
    },
    {
      from: 28,
      en: 'The border is a line around it, if you want one.',
      hi: 'बॉर्डर उसके चारों ओर की लकीर है, अगर आप चाहें।',
    },
    {
      from: 37,
      en: 'The margin is outside, between this box and its neighbours.',
      hi: 'मार्जिन बाहर है, इस डिब्बे और पड़ोसी डिब्बों के बीच।',
    },
    {
      from: 47,
      en: 'Content, padding, border, margin: from the inside to the outside.',
      hi: 'कंटेंट, पैडिंग, बॉर्डर, मार्जिन: अंदर से बाहर।',
    },
    {
      from: 54,
      en: 'How wide is a box of 300 pixels with 20 of padding on each side?',
      hi: '300 पिक्सेल का डिब्बा, दोनों ओर 20 पैडिंग: कुल कितना चौड़ा?',
    },
    {
      from: 62,
      en: 'By default width is the content only: 20 + 300 + 20 = 340.',
      hi: 'सामान्यतः width सिर्फ़ कंटेंट की है: 20 + 300 + 20 = 340।',
    },
    {
      from: 71,
      en: 'With box-sizing: border-box, the whole box is 300 wide, and 260 are left for the content.',
      hi: 'box-sizing: border-box से पूरा डिब्बा 300 का है, कंटेंट के लिए 260 बचते हैं।',
    },
    {
      from: 82,
      en: 'Two cards. The text sticks to the border: more padding.',
      hi: 'दो कार्ड। टेक्स्ट बॉर्डर से चिपका है: पैडिंग बढ़ाएँ।',
    },
    { from: 92, en: 'The cards stick to each other: more margin.', hi: 'कार्ड एक-दूसरे से चिपके हैं: मार्जिन बढ़ाएँ।' },
    {
      from: 102,
      en: 'Now you: a coloured background ends too close to its text. Padding or margin?',
      hi: 'अब आप बताएँ: रंगीन पृष्ठभूमि टेक्स्ट के बहुत पास ख़त्म होती है। पैडिंग या मार्जिन?',
    },
    {
      from: 112,
      en: 'Padding: the background belongs to the inside of the box.',
      hi: 'पैडिंग: पृष्ठभूमि डिब्बे के अंदर की चीज़ है।',
    },
  ],
  draw: (seconds) => box({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 'fill="#f0f9ff"') + scene(seconds),
}

function scene(seconds: number): string {
  if (seconds < 8) return opening(seconds)
  if (seconds < 54) return layers(seconds)
  if (seconds < 82) return widths(seconds)
  return cards(seconds)
}

/** Draws the opening scene: the parts of a page turn out to be boxes. */
function opening(seconds: number): string {
  const outlined = progress(seconds, 3, 5)
  const outline = `fill="none" stroke="${BORDER}" stroke-width="5" opacity="${outlined}"`
  return [
    box(
      { x: 250, y: 30, width: 460, height: 390 },
      'rx="12" fill="#ffffff" stroke="#1f2937" stroke-width="3"',
    ),
    text('Sunita Tailors', { x: 480, y: 105, size: 46 }),
    box({ x: 290, y: 140, width: 170, height: 150 }, `fill="${CONTENT}"`),
    ...[170, 215, 260].map((y) =>
      box({ x: 490, y: y - 14, width: 180, height: 18 }, 'rx="9" fill="#d1d5db"'),
    ),
    box({ x: 390, y: 330, width: 180, height: 60 }, `rx="30" fill="${BORDER}"`),
    text('Call us', { x: 480, y: 372, size: 34, fill: '#ffffff' }),
    box({ x: 270, y: 50, width: 420, height: 75 }, outline),
    box({ x: 280, y: 132, width: 190, height: 166 }, outline),
    box({ x: 482, y: 140, width: 200, height: 150 }, outline),
    box({ x: 380, y: 322, width: 200, height: 76 }, outline),
  ].join('')
}

/** Draws the four layers of the box model, one after the other from the inside to the outside. */
function layers(seconds: number): string {
  const grown = (from: number, size: number) => size * progress(seconds, from, from + 2)
  const padding = grown(18, 50)
  const border = grown(28, 12)
  const margin = grown(37, 46)
  const around = (by: number) => ({ x: 260 - by, y: 160 - by, width: 240 + 2 * by, height: 130 + 2 * by })
  return [
    box(around(padding + border + margin), `fill="${MARGIN}"`),
    box(around(padding + border), `fill="${BORDER}"`),
    box(around(padding), `fill="${PADDING}"`),
    box(around(0), `fill="${CONTENT}"`),
    text('content', { x: 380, y: 238, size: 44 }),
    layerName('padding', PADDING, { y: 110, opacity: progress(seconds, 19, 20) }),
    layerName('border', BORDER, { y: 190, opacity: progress(seconds, 29, 30) }),
    layerName('margin', MARGIN, { y: 270, opacity: progress(seconds, 38, 39) }),
  ].join('')
}

function layerName(name: string, color: string, { y, opacity }: { y: number; opacity: number }): string {
  const sample = box(
    { x: 660, y, width: 44, height: 44 },
    `rx="6" fill="${color}" stroke="#1f2937" stroke-width="2"`,
  )
  return `<g opacity="${opacity}">${sample}${text(name, { x: 722, y: y + 36, size: 42, anchor: 'start' })}</g>`
}

/** Draws the same box, measured in the two ways of `box-sizing`. */
function widths(seconds: number): string {
  const byContent = progress(seconds, 62, 63)
  const byBorder = progress(seconds, 71, 73)
  const scale = 1.6
  const content = between(300, 260, byBorder) * scale
  const padding = 20 * scale
  const left = WIDTH / 2 - content / 2
  const whole = byBorder > 0.5 ? 300 : 340
  return [
    text(byBorder > 0.5 ? 'box-sizing: border-box' : 'width: 300px; padding: 20px', {
      x: WIDTH / 2,
      y: 80,
      size: 44,
    }),
    box({ x: left - padding, y: 130, width: content + 2 * padding, height: 150 }, `fill="${PADDING}"`),
    box({ x: left, y: 162, width: content, height: 86 }, `fill="${CONTENT}"`),
    text(String(Math.round(content / scale)), { x: WIDTH / 2, y: 220, size: 44 }),
    measure({ left: left - padding, right: left + content + padding, y: 325, opacity: byContent }),
    text(`${whole} in all`, { x: WIDTH / 2, y: 395, size: 48, fill: BORDER, opacity: byContent }),
  ].join('')
}

function measure({
  left,
  right,
  y,
  opacity,
}: {
  left: number
  right: number
  y: number
  opacity: number
}): string {
  const path = `M${left} ${y - 14} V${y + 14} M${left} ${y} H${right} M${right} ${y - 14} V${y + 14}`
  return `<path d="${path}" stroke="${BORDER}" stroke-width="5" fill="none" opacity="${opacity}" />`
}

/** Draws two cards that get padding and then a margin, and then a question. */
function cards(seconds: number): string {
  if (seconds >= 102) return question(seconds)
  const padding = between(2, 44, progress(seconds, 85, 88))
  const margin = between(0, 60, progress(seconds, 95, 98))
  const card = (x: number, name: string) =>
    box({ x, y: 110, width: 330, height: 210 }, `fill="#ffffff" stroke="${BORDER}" stroke-width="6"`) +
    text(name, { x: x + 5 + padding, y: 150 + padding, size: 46, anchor: 'start' })
  return [
    card(480 - 330 - margin / 2, 'Blouse'),
    card(480 + margin / 2, 'Suit'),
    text('padding', { x: 300, y: 395, size: 44, opacity: visibility(seconds, 85, 92) }),
    text('margin', { x: 480, y: 395, size: 44, opacity: progress(seconds, 95, 96) }),
  ].join('')
}

function question(seconds: number): string {
  const answered = progress(seconds, 112, 114)
  const padding = between(2, 36, answered)
  return [
    box(
      { x: 310 - padding, y: 150 - padding, width: 340 + 2 * padding, height: 90 + 2 * padding },
      `rx="10" fill="${MARGIN}"`,
    ),
    text('Open today', { x: 480, y: 212, size: 58 }),
    text('padding or margin?', { x: 480, y: 370, size: 48, opacity: 1 - answered }),
    text('padding', { x: 480, y: 370, size: 56, fill: BORDER, opacity: answered }),
  ].join('')
}
