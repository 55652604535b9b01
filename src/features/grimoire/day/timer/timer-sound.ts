let context: AudioContext | undefined

/** Makes the sound possible later: browsers allow it from a press on. Call it in one. */
export function prepareSound() {
  context ??= new AudioContext()
  void context.resume()
}

/** Partials of a bell: their frequency and loudness, as parts of those of the first. */
const partials = [
  [1, 1],
  [2, 0.6],
  [2.4, 0.35],
  [3, 0.25],
  [4.5, 0.15]
] as const

/** Seconds from one stroke to the next, and until a stroke has faded. */
const interval = 0.9
const fading = 1.6

/** Rings a bell three times, if a press has allowed it. */
export function ringBell() {
  if (context?.state !== 'running') return
  for (const stroke of [0, 1, 2])
    for (const [frequency, loudness] of partials)
      playTone(context, context.currentTime + stroke * interval, frequency * 523, loudness * 0.25)
}

function playTone(audio: AudioContext, start: number, frequency: number, loudness: number) {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(loudness, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + fading)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + fading)
}
