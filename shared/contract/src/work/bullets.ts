const BULLET = /^\s*[-–—•*·▪◦]\s+/u

/** Returns true for a line that is an item of a list. */
export const isBulleted = (line: string): boolean => BULLET.test(line)

export const withoutBullet = (line: string): string => line.replace(BULLET, '').trim()
