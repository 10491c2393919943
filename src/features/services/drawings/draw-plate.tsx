import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PlateStrings } from '../drawing-strings.ts';
import type { Service } from '../service.ts';
import { AirFreightPlate } from './air-freight.tsx';
import { AlcoholWinePlate } from './alcohol-wine.tsx';
import { LuxuryVehiclePlate } from './luxury-vehicle.tsx';
import { MarketAnalysisPlate } from './market-analysis.tsx';
import { ProjectCargoPlate } from './project-cargo.tsx';
import { SeaFreightPlate } from './sea-freight.tsx';
import { TrainFreightPlate } from './train-freight.tsx';
import { WarehousingPlate } from './warehousing.tsx';

type Drawings = { [S in Service]: (props: { strings: PlateStrings[S] }) => ReactNode };

const plates: Drawings = {
  'market-analysis': MarketAnalysisPlate,
  'air-freight': AirFreightPlate,
  'sea-freight': SeaFreightPlate,
  'train-freight': TrainFreightPlate,
  'project-cargo': ProjectCargoPlate,
  'alcohol-wine-exports': AlcoholWinePlate,
  'luxury-vehicle-export-import': LuxuryVehiclePlate,
  warehousing: WarehousingPlate,
};

export function plateOf<S extends Service>(service: S, strings: PlateStrings): ReactNode {
  const draw: Drawings[S] = plates[service];
  return draw({ strings: strings[service] });
}

/** Renders SVG markup on the server, so that browsers do not load the drawing code. */
export function drawPlate(service: Service, strings: PlateStrings): string {
  return renderToStaticMarkup(plateOf(service, strings));
}
