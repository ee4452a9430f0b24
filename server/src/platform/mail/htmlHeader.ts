import { BRAND } from '@mentor-connect/contract/rules/brand'
import { styled, type MailClass } from './mailStyle'

/** A person of the logo: head and shoulders. */
function person(name: MailClass, head: number, width: number): string {
  const shape = (layout: string) =>
    `<div ${styled(name, `margin:0 auto;font-size:0;line-height:0;${layout}`)}></div>`
  return [
    shape(`width:${head}px;height:${head}px;border-radius:50%`),
    shape(`width:${width}px;height:${width / 2}px;margin-top:2px;border-radius:${width}px ${width}px 0 0`),
  ].join('')
}

/** The logo, guide and learner, drawn without a picture, and the name in both scripts. */
export const HEADER = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" width="40" height="40" align="center" valign="middle" ${styled('sign', 'width:40px;height:40px;border-radius:11px')}>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td valign="bottom" style="padding-right:2px">${person('guide', 9, 14)}</td><td valign="bottom">${person('learner', 7, 11)}</td></tr></table>
</td>
<td style="padding-left:12px"><div ${styled('ink', 'font-size:18px;line-height:1.25;font-weight:700')}>${BRAND.en}</div><div lang="hi" ${styled('soft', 'font-size:13px;line-height:1.4')}>${BRAND.hi}</div></td>
</tr></table>`
