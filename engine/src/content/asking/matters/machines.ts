import { matter } from '../matter.ts';

const vehicle = /\b(?:car|engine|brakes|motor(?:bike|cycle)|van|clutch|gearbox|scooter)\b/i;
const device =
  /\b(?:laptop|pc|computer|mac(?:book)?|(?:i|smart)?phone|android|ipad|tablet|printer|router|wi-?fi|internet|bluetooth|tv|monitor|camera|headphones|earbuds|console|windows|excel|word document|outlook|app|browser|chrome|smartwatch|keyboard|e-?reader|kindle|usb|spreadsheet|instagram|facebook|account)\b/i;
const household =
  /\b(?:washing machine|washer|dishwasher|dryer|fridge|freezer|oven|stove|heating(?! (?:bill|costs?|oil))|heater|radiators?|boiler|vacuum|(?:coffee|espresso|sewing) machine|mower|e-?bike|bike|bicycle|heat pump|thermostat|microwave|drill)\b/i;

/** Vehicles, devices, household machines. */
export const machines = [
  matter('trouble', vehicle, 'what was tried; model, year and mileage; since when'),
  matter('buying', vehicle, 'budget; distance a year; what it is used for'),
  matter('trouble', device, 'what was tried; since when; model and system'),
  matter('buying', device, 'what it is used for; budget; what matters most'),
  matter('trouble', household, 'what was tried; since when; make and model'),
  matter('buying', household, 'what it is used for; budget; what matters most'),
];
