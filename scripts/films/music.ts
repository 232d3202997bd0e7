/** Samples a second. */
export const rate = 22_050

/** Frequencies in Hz of the four chords of the loop, lowest note first. */
const chords = [
  [130.81, 261.63, 329.63, 392.0],
  [110.0, 220.0, 261.63, 329.63],
  [87.31, 261.63, 349.23, 440.0],
  [98.0, 246.94, 293.66, 392.0],
]
const chordSeconds = 8
const noteSeconds = 1
/** Loudest sample, far below speech. */
const peak = 0.12

const swell = (at: number): number => Math.sin((Math.PI * at) / chordSeconds) ** 0.7

/** A held chord with a note plucked each second. */
const sampleAt = (time: number): number => {
  const at = time % chordSeconds
  const chord = chords[Math.floor(time / chordSeconds) % chords.length] ?? []
  const pad = chord.reduce((sum, hertz) => sum + Math.sin(2 * Math.PI * hertz * at), 0) / chord.length
  const note = chord[1 + (Math.floor(at / noteSeconds) % 3)] ?? 0
  const since = at % noteSeconds
  const pluck = Math.sin(2 * Math.PI * 2 * note * since) * Math.exp(-4 * since) * Math.min(1, since * 200)
  return peak * (0.55 * pad * swell(at) + 0.45 * pluck)
}

/** Quiet music of a lesson as 16-bit samples, which fades in and out. */
export const musicOf = (seconds: number): Int16Array =>
  Int16Array.from({ length: Math.round(seconds * rate) }, (_, index) => {
    const time = index / rate
    const fade = Math.min(1, time / 2, (seconds - time) / 3)
    return Math.round(32_767 * sampleAt(time) * Math.max(0, fade))
  })
