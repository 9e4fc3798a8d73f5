export const TABLES = [{},{goal:'1000',races:'random',smallBank:true},{factoryGoods:'1988',fastPlay:true},{goal:'1000',begins:'firstSeat'}];
