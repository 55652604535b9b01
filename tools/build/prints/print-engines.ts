import { printFonts } from './print-fonts.ts'
import { satoriInWorkers } from './satori-in-workers.ts'

/** What prints need beside their code, in the Worker and in web workers: the layout engine and the fonts of all writing systems. */
export const printEngines = () => [satoriInWorkers(), printFonts()]
